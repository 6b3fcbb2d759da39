#include "world.hpp"

// Box2D's recommended numbers.
static const int velocity_iterations = 8;
static const int position_iterations = 3;

rigid_world *rigid_world_create(void) { return new rigid_world(); }

void rigid_world_destroy(rigid_world *world) { delete world; }

void rigid_world_set_gravity(rigid_world *world, rigid_vector gravity) {
    world->world.SetGravity(box(gravity));
}

/// The speed at which a body approaches a fixture or moves away from it. Along a segment it is 0.
static float speed_across(const b2Body &body, const b2Fixture &fixture) {
    const b2Vec2 velocity = body.GetLinearVelocity();
    if (fixture.GetType() != b2Shape::e_edge) return velocity.Length();
    const b2EdgeShape *segment = static_cast<const b2EdgeShape *>(fixture.GetShape());
    b2Vec2 normal = b2Cross(segment->m_vertex2 - segment->m_vertex1, 1.0f);
    normal.Normalize();
    return b2Abs(b2Dot(normal, velocity));
}

/// Whether a body near one that doesn't move is so fast that it could pass through it in a step.
///
/// Only then is the time of each impact computed (Documentation/Dynamics.md 1).
static bool has_fast_body_near_fixed_one(const b2World &world, float seconds) {
    for (const b2Contact *contact = world.GetContactList(); contact; contact = contact->GetNext()) {
        const b2Fixture *first = contact->GetFixtureA(), *second = contact->GetFixtureB();
        if (second->GetBody()->GetType() == b2_staticBody) b2Swap(first, second);
        const b2Body *body = second->GetBody();
        if (first->GetBody()->GetType() != b2_staticBody || !body->IsAwake()) continue;
        if (speed_across(*body, *first) * seconds > 4 * b2_linearSlop) return true;
    }
    return false;
}

void rigid_world_step(rigid_world *world, float seconds) {
    world->world.SetContinuousPhysics(has_fast_body_near_fixed_one(world->world, seconds));
    world->world.Step(seconds, velocity_iterations, position_iterations);
    if (!world->world.GetContinuousPhysics()) return;
    for (b2Contact *contact = world->world.GetContactList(); contact; contact = contact->GetNext()) {
        contact->SetEnabled(true);
    }
}

bool rigid_world_is_at_rest(const rigid_world *world) {
    for (const b2Body *body = world->world.GetBodyList(); body; body = body->GetNext()) {
        if (body->GetType() == b2_dynamicBody && body->IsAwake()) return false;
    }
    return true;
}

const rigid_contact *rigid_world_take_contacts(rigid_world *world, size_t *count) {
    world->taken.swap(world->contacts);
    world->contacts.clear();
    *count = world->taken.size();
    return world->taken.data();
}

rigid_body *rigid_body_create(
    rigid_world *world, int64_t tag, bool is_boundary, rigid_vector position, float angle
) {
    rigid_body *result = new rigid_body{nullptr, tag, is_boundary, false, {}, {}, {}};
    b2BodyDef definition;
    definition.type = is_boundary ? b2_staticBody : b2_dynamicBody;
    definition.position = box(position);
    definition.angle = angle;
    definition.userData.pointer = reinterpret_cast<uintptr_t>(result);
    result->body = world->world.CreateBody(&definition);
    return result;
}

void rigid_body_destroy(rigid_world *world, rigid_body *body) {
    world->world.DestroyBody(body->body);
    delete body;
}
