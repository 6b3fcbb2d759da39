#include "body.hpp"

/// The distance at which other shapes touch a segment, in addition to their own radius.
///
/// Together with the inset of `BodyShape`, it lets outlines rest on the segment; with Box2D's own
/// radius there would be a gap.
static const float segment_radius = b2_linearSlop;

static void add(rigid_body *body, b2Shape &shape) {
    b2FixtureDef definition;
    definition.shape = &shape;
    definition.density = body->material.density;
    definition.friction = body->material.friction;
    definition.restitution = body->material.elasticity;
    body->body->CreateFixture(&definition);
}

void rigid_body_add_rectangle(rigid_body *body, float width, float height) {
    b2PolygonShape shape;
    shape.SetAsBox(width / 2, height / 2);
    body->is_centered = true;
    add(body, shape);
}

void rigid_body_add_polygon(rigid_body *body, const rigid_vector *points, size_t count) {
    b2Vec2 corners[b2_maxPolygonVertices];
    for (size_t index = 0; index < count; ++index) corners[index] = box(points[index]);
    b2PolygonShape shape;
    shape.Set(corners, static_cast<int32>(count));
    add(body, shape);
}

void rigid_body_add_circle(rigid_body *body, float length) {
    b2CircleShape shape;
    shape.m_radius = length;
    add(body, shape);
}

void rigid_body_add_segment(rigid_body *body, rigid_vector start, rigid_vector end) {
    // Without a length there is no normal.
    if (b2Distance(box(start), box(end)) < b2_epsilon) return;
    b2EdgeShape shape;
    shape.SetTwoSided(box(start), box(end));
    shape.m_radius = segment_radius;
    add(body, shape);
}

void rigid_body_remove_shapes(rigid_body *body) {
    body->is_centered = false;
    while (b2Fixture *fixture = body->body->GetFixtureList()) body->body->DestroyFixture(fixture);
}

/// Computes the mass, with the exact center of symmetric shapes, for which Box2D's is rounded.
static void update_mass(rigid_body *body) {
    body->body->ResetMassData();
    if (!body->is_centered) return;
    b2MassData mass;
    body->body->GetMassData(&mass);
    mass.center = b2Vec2(0, 0);
    body->body->SetMassData(&mass);
}

void rigid_body_set_material(rigid_body *body, rigid_material material) {
    b2Body *own = body->body;
    body->material = material;
    if (!body->is_boundary) {
        own->SetType(material.is_anchored ? b2_staticBody : b2_dynamicBody);
        own->SetFixedRotation(!material.rotates);
    }
    own->SetLinearDamping(material.resistance);
    own->SetAngularDamping(material.angular_resistance);
    own->SetGravityScale(material.has_gravity ? 1 : 0);
    for (b2Fixture *fixture = own->GetFixtureList(); fixture; fixture = fixture->GetNext()) {
        fixture->SetDensity(material.density);
        fixture->SetFriction(material.friction);
        fixture->SetRestitution(material.elasticity);
    }
    // Contacts that exist already keep the values with which they began.
    for (b2ContactEdge *edge = own->GetContactList(); edge; edge = edge->next) {
        edge->contact->ResetFriction();
        edge->contact->ResetRestitution();
    }
    update_mass(body);
    own->SetAwake(true);
}

void rigid_body_set_groups(
    rigid_body *body, const uint32_t *items, size_t item_count, const uint32_t *boundaries,
    size_t boundary_count
) {
    body->item_groups.assign(items, items + item_count);
    body->boundary_groups.assign(boundaries, boundaries + boundary_count);
    for (b2Fixture *fixture = body->body->GetFixtureList(); fixture; fixture = fixture->GetNext()) {
        fixture->Refilter();
    }
    body->body->SetAwake(true);
}

void rigid_body_move(rigid_body *body, rigid_vector position, float angle) {
    body->body->SetTransform(box(position), angle);
    rigid_body_wake(body);
}

/// Wakes the body and what it touches or is joined to, which its own motion would wake only later.
void rigid_body_wake(rigid_body *body) {
    b2Body *own = body->body;
    own->SetAwake(true);
    for (b2ContactEdge *edge = own->GetContactList(); edge; edge = edge->next) {
        if (edge->contact->IsTouching()) edge->other->SetAwake(true);
    }
    for (b2JointEdge *edge = own->GetJointList(); edge; edge = edge->next) {
        edge->other->SetAwake(true);
    }
}

bool rigid_body_is_awake(const rigid_body *body) { return body->body->IsAwake(); }

rigid_vector rigid_body_position(const rigid_body *body) {
    return plain(body->body->GetPosition());
}

float rigid_body_angle(const rigid_body *body) { return body->body->GetAngle(); }

float rigid_body_mass(const rigid_body *body) { return body->body->GetMass(); }

rigid_vector rigid_body_velocity(const rigid_body *body) {
    return plain(body->body->GetLinearVelocity());
}

float rigid_body_angular_velocity(const rigid_body *body) {
    return body->body->GetAngularVelocity();
}

void rigid_body_set_velocity(rigid_body *body, rigid_vector velocity, float angular) {
    body->body->SetLinearVelocity(box(velocity));
    body->body->SetAngularVelocity(angular);
    body->body->SetAwake(true);
}

void rigid_body_apply_force(rigid_body *body, rigid_vector force, rigid_vector offset) {
    body->body->ApplyForce(box(force), body->body->GetWorldPoint(box(offset)), true);
}

void rigid_body_apply_impulse(rigid_body *body, rigid_vector impulse, rigid_vector offset) {
    body->body->ApplyLinearImpulse(box(impulse), body->body->GetWorldPoint(box(offset)), true);
}
