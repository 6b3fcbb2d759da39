#ifndef CRIGIDBODIES_BODY_HPP
#define CRIGIDBODIES_BODY_HPP

#include "include/CRigidBodies.h"

#include <box2d/box2d.h>

#include <vector>

struct rigid_body {
    b2Body *body;
    int64_t tag;
    bool is_boundary;
    /// Whether the center of mass is the body's position.
    bool is_centered;
    rigid_material material;
    std::vector<uint32_t> item_groups;
    std::vector<uint32_t> boundary_groups;
};

inline b2Vec2 box(rigid_vector vector) { return b2Vec2(vector.x, vector.y); }

inline rigid_vector plain(b2Vec2 vector) { return {vector.x, vector.y}; }

inline rigid_body *record(const b2Body *body) {
    return reinterpret_cast<rigid_body *>(const_cast<b2Body *>(body)->GetUserData().pointer);
}

#endif
