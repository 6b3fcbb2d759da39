#include "world.hpp"

// Box2D's recommended numbers.
static const int velocity_iterations = 8;
static const int position_iterations = 3;

rigid_world *rigid_world_create(void) { return new rigid_world(); }

void rigid_world_destroy(rigid_world *world) { delete world; }

void rigid_world_set_gravity(rigid_world *world, rigid_vector gravity) {
    world->world.SetGravity(box(gravity));
}

void rigid_world_step(rigid_world *world, float seconds) {
    world->world.Step(seconds, velocity_iterations, position_iterations);
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
