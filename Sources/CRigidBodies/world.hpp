#ifndef CRIGIDBODIES_WORLD_HPP
#define CRIGIDBODIES_WORLD_HPP

#include "body.hpp"

struct rigid_world final : b2ContactListener, b2ContactFilter {
    b2World world{b2Vec2(0, 0)};
    std::vector<rigid_contact> contacts;
    std::vector<rigid_contact> taken;

    rigid_world() {
        world.SetContactListener(this);
        world.SetContactFilter(this);
    }

    ~rigid_world() override {
        for (b2Body *body = world.GetBodyList(); body; body = body->GetNext()) {
            delete record(body);
        }
    }

    void BeginContact(b2Contact *contact) override {
        b2WorldManifold manifold;
        contact->GetWorldManifold(&manifold);
        note(contact, true, plain(manifold.points[0]));
    }

    void EndContact(b2Contact *contact) override { note(contact, false, {0, 0}); }

    /// Excludes contacts that the solver resolved from the search for the times of impacts. Each
    /// impact makes Box2D search all contacts, and in a pile, bodies at rest have impacts, too.
    void PostSolve(b2Contact *contact, const b2ContactImpulse *) override {
        if (world.GetContinuousPhysics()) contact->SetEnabled(false);
    }

    void note(b2Contact *contact, bool begins, rigid_vector point) {
        contacts.push_back(
            {begins, record(contact->GetFixtureA()->GetBody())->tag,
             record(contact->GetFixtureB()->GetBody())->tag, point});
    }

    bool ShouldCollide(b2Fixture *first, b2Fixture *second) override {
        const rigid_body *a = record(first->GetBody()), *b = record(second->GetBody());
        if (a->is_boundary && b->is_boundary) return false;
        if (a->is_boundary || b->is_boundary) {
            return intersect(a->boundary_groups, b->boundary_groups);
        }
        return intersect(a->item_groups, b->item_groups);
    }

    static bool intersect(const std::vector<uint32_t> &a, const std::vector<uint32_t> &b) {
        size_t i = 0, j = 0;
        while (i < a.size() && j < b.size()) {
            if (a[i] == b[j]) return true;
            if (a[i] < b[j]) i += 1; else j += 1;
        }
        return false;
    }
};

#endif
