#ifndef CRIGIDBODIES_H
#define CRIGIDBODIES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// A C interface to Box2D, which is written in C++. Lengths are in meters, angles in radians, and
// the y-axis points down, so that positive angles are clockwise.

typedef struct rigid_world rigid_world;
typedef struct rigid_body rigid_body;
typedef struct rigid_joint rigid_joint;

typedef struct {
    float x;
    float y;
} rigid_vector;

/// What a body is made of, and how it moves.
typedef struct {
    float density;
    float friction;
    float elasticity;
    /// The damping of the velocity, in 1/s.
    float resistance;
    /// The damping of the angular velocity, in 1/s.
    float angular_resistance;
    bool rotates;
    /// Whether forces and collisions don't move the body.
    bool is_anchored;
    bool has_gravity;
} rigid_material;

/// Two bodies that began or ended to touch one another.
typedef struct {
    bool begins;
    int64_t first;
    int64_t second;
    /// Where they touch, or zero for an end.
    rigid_vector point;
} rigid_contact;

// Worlds

rigid_world *rigid_world_create(void);
/// Releases the world with all of its bodies and joints.
void rigid_world_destroy(rigid_world *world);
void rigid_world_set_gravity(rigid_world *world, rigid_vector gravity);
void rigid_world_step(rigid_world *world, float seconds);
bool rigid_world_is_at_rest(const rigid_world *world);
/// Stores the number of contacts that began or ended since the last call and returns them; they are
/// valid until the next call.
const rigid_contact *rigid_world_take_contacts(rigid_world *world, size_t *count);

// Bodies

/// Creates a body without shapes. Boundaries never move; others do unless they are anchored.
rigid_body *rigid_body_create(
    rigid_world *world, int64_t tag, bool is_boundary, rigid_vector position, float angle);
/// Releases the body. Its joints have to be released earlier.
void rigid_body_destroy(rigid_world *world, rigid_body *body);
void rigid_body_add_rectangle(rigid_body *body, float width, float height);
/// Adds a convex polygon of 3 to 8 points.
void rigid_body_add_polygon(rigid_body *body, const rigid_vector *points, size_t count);
void rigid_body_add_circle(rigid_body *body, float radius);
void rigid_body_add_segment(rigid_body *body, rigid_vector start, rigid_vector end);
void rigid_body_remove_shapes(rigid_body *body);
void rigid_body_set_material(rigid_body *body, rigid_material material);
/// Sets with which bodies this one collides: two items, or an item and a boundary, collide if they
/// share a group. The groups are in ascending order.
void rigid_body_set_groups(
    rigid_body *body, const uint32_t *items, size_t item_count, const uint32_t *boundaries,
    size_t boundary_count);
void rigid_body_move(rigid_body *body, rigid_vector position, float angle);
void rigid_body_wake(rigid_body *body);
bool rigid_body_is_awake(const rigid_body *body);
rigid_vector rigid_body_position(const rigid_body *body);
float rigid_body_angle(const rigid_body *body);
float rigid_body_mass(const rigid_body *body);
rigid_vector rigid_body_velocity(const rigid_body *body);
float rigid_body_angular_velocity(const rigid_body *body);
void rigid_body_set_velocity(rigid_body *body, rigid_vector velocity, float angular);
/// Applies a force in newtons for one step, at an offset in the body's coordinate space.
void rigid_body_apply_force(rigid_body *body, rigid_vector force, rigid_vector offset);
void rigid_body_apply_impulse(rigid_body *body, rigid_vector impulse, rigid_vector offset);

// Joints; offsets are in the coordinate space of their body (those without a body: of the first
// one), frequencies in hertz.

/// A rod if the frequency is 0 and both limits are the length, a rope if the lower one is 0;
/// otherwise a spring.
rigid_joint *rigid_joint_create_distance(
    rigid_world *world, rigid_body *first, rigid_vector first_offset, rigid_body *second,
    rigid_vector second_offset, float length, float lower, float upper, float frequency,
    float damping);
/// Both bodies turn about a point, between two angles if `lower` is less than or equal to `upper`.
rigid_joint *rigid_joint_create_pin(
    rigid_world *world, rigid_body *first, rigid_body *second, rigid_vector offset,
    float friction_torque, float lower, float upper);
/// The second body slides along an axis of the world, between two positions if `lower` is less than
/// or equal to `upper`.
rigid_joint *rigid_joint_create_slider(
    rigid_world *world, rigid_body *first, rigid_body *second, rigid_vector offset,
    rigid_vector axis, float lower, float upper);
/// Both bodies keep their relative position; the angle is a spring if the frequency isn't 0.
rigid_joint *rigid_joint_create_weld(
    rigid_world *world, rigid_body *first, rigid_body *second, rigid_vector offset,
    float frequency, float damping);
/// A spring of length 0 that pulls a point of a body to a target with a share of the stiffness that
/// the frequency requires.
rigid_joint *rigid_joint_create_target(
    rigid_world *world, rigid_body *ground, rigid_body *body, rigid_vector offset,
    rigid_vector target, float frequency, float damping, float share);
void rigid_joint_destroy(rigid_world *world, rigid_joint *joint);

#ifdef __cplusplus
}
#endif

#endif
