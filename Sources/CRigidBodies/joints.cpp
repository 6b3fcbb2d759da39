#include "world.hpp"

static rigid_joint *opaque(b2Joint *joint) { return reinterpret_cast<rigid_joint *>(joint); }

/// Creates a joint and wakes its bodies, which Box2D doesn't.
static rigid_joint *create(rigid_world *world, b2JointDef &definition, b2Body *a, b2Body *b) {
    definition.bodyA = a;
    definition.bodyB = b;
    // Collision behaviors alone determine what collides.
    definition.collideConnected = true;
    b2Joint *joint = world->world.CreateJoint(&definition);
    a->SetAwake(true);
    b->SetAwake(true);
    return opaque(joint);
}

rigid_joint *rigid_joint_create_distance(
    rigid_world *world, rigid_body *first, rigid_vector first_offset, rigid_body *second,
    rigid_vector second_offset, float length, float lower, float upper, float frequency,
    float damping
) {
    b2DistanceJointDef definition;
    definition.localAnchorA = box(first_offset);
    definition.localAnchorB = box(second_offset);
    definition.length = length;
    definition.minLength = lower;
    definition.maxLength = upper;
    if (frequency > 0) {
        b2LinearStiffness(
            definition.stiffness, definition.damping, frequency, damping, first->body,
            second->body);
    }
    return create(world, definition, first->body, second->body);
}

rigid_joint *rigid_joint_create_pin(
    rigid_world *world, rigid_body *first, rigid_body *second, rigid_vector offset,
    float friction_torque, float lower, float upper
) {
    b2RevoluteJointDef definition;
    definition.localAnchorA = box(offset);
    definition.localAnchorB =
        second->body->GetLocalPoint(first->body->GetWorldPoint(box(offset)));
    definition.referenceAngle = second->body->GetAngle() - first->body->GetAngle();
    definition.enableMotor = friction_torque > 0;
    definition.maxMotorTorque = friction_torque;
    definition.enableLimit = lower <= upper;
    if (lower <= upper) {
        definition.lowerAngle = lower;
        definition.upperAngle = upper;
    }
    return create(world, definition, first->body, second->body);
}

rigid_joint *rigid_joint_create_slider(
    rigid_world *world, rigid_body *first, rigid_body *second, rigid_vector offset,
    rigid_vector axis, float lower, float upper
) {
    b2PrismaticJointDef definition;
    definition.localAnchorA = box(offset);
    definition.localAnchorB =
        second->body->GetLocalPoint(first->body->GetWorldPoint(box(offset)));
    definition.localAxisA = first->body->GetLocalVector(box(axis));
    definition.referenceAngle = second->body->GetAngle() - first->body->GetAngle();
    definition.enableLimit = lower <= upper;
    if (lower <= upper) {
        definition.lowerTranslation = lower;
        definition.upperTranslation = upper;
    }
    return create(world, definition, first->body, second->body);
}

rigid_joint *rigid_joint_create_weld(
    rigid_world *world, rigid_body *first, rigid_body *second, rigid_vector offset,
    float frequency, float damping
) {
    b2WeldJointDef definition;
    definition.localAnchorA = box(offset);
    definition.localAnchorB =
        second->body->GetLocalPoint(first->body->GetWorldPoint(box(offset)));
    definition.referenceAngle = second->body->GetAngle() - first->body->GetAngle();
    if (frequency > 0) {
        b2AngularStiffness(
            definition.stiffness, definition.damping, frequency, damping, first->body,
            second->body);
    }
    return create(world, definition, first->body, second->body);
}

rigid_joint *rigid_joint_create_target(
    rigid_world *world, rigid_body *ground, rigid_body *body, rigid_vector offset,
    rigid_vector target, float frequency, float damping, float share
) {
    // Box2D takes the attached point from the target at the joint's creation.
    b2MouseJointDef definition;
    definition.target = body->body->GetWorldPoint(box(offset));
    b2LinearStiffness(
        definition.stiffness, definition.damping, frequency, damping, ground->body, body->body);
    definition.stiffness *= share;
    definition.damping *= share;
    definition.maxForce = b2_maxFloat;
    rigid_joint *joint = create(world, definition, ground->body, body->body);
    reinterpret_cast<b2MouseJoint *>(joint)->SetTarget(box(target));
    return joint;
}

void rigid_joint_destroy(rigid_world *world, rigid_joint *joint) {
    world->world.DestroyJoint(reinterpret_cast<b2Joint *>(joint));
}
