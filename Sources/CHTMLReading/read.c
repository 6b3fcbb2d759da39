#include "CHTMLReading.h"
#include <libxml/HTMLparser.h>
#include <limits.h>
#include <stdlib.h>

/// The number of attributes of an element that are read.
enum { attribute_limit = 64 };

static void begin(const xmlNode *node, contactsheet_html_parts parts) {
    const char *attributes[2 * attribute_limit + 1];
    xmlChar *values[attribute_limit];
    size_t count = 0;
    for (const xmlAttr *attribute = node->properties; attribute && count < attribute_limit;
         attribute = attribute->next) {
        xmlChar *value = xmlNodeListGetString(node->doc, attribute->children, 1);
        attributes[2 * count] = (const char *)attribute->name;
        attributes[2 * count + 1] = value ? (const char *)value : "";
        values[count++] = value;
    }
    attributes[2 * count] = NULL;
    parts.begin(parts.context, (const char *)node->name, attributes);
    for (size_t index = 0; index < count; index++) xmlFree(values[index]);
}

/// Calls the functions for a node and its descendants.
static void visit(const xmlNode *root, contactsheet_html_parts parts) {
    const xmlNode *node = root;
    while (node) {
        bool isElement = node->type == XML_ELEMENT_NODE;
        if (isElement) begin(node, parts);
        if ((node->type == XML_TEXT_NODE || node->type == XML_CDATA_SECTION_NODE) && node->content)
            parts.text(parts.context, (const char *)node->content);
        if (isElement && node->children) {
            node = node->children;
            continue;
        }
        if (isElement) parts.end(parts.context);
        while (node != root && !node->next) {
            node = node->parent;
            parts.end(parts.context);
        }
        node = node == root ? NULL : node->next;
    }
}

bool contactsheet_read_html(const char *text, size_t length, contactsheet_html_parts parts) {
    if (length > INT_MAX) return false;
    int options = HTML_PARSE_NONET | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING;
    xmlDoc *document = htmlReadMemory(text, (int)length, NULL, "UTF-8", options);
    if (!document) return false;
    const xmlNode *root = xmlDocGetRootElement(document);
    if (root) visit(root, parts);
    xmlFreeDoc(document);
    return root;
}
