#include "pictures.h"

#include <stdio.h>

static const char *names[] = {
    "Airplane Mode", "Wi-Fi", "Bluetooth", "Mobile Data", "Personal Hotspot",
    "Notifications", "Sounds & Haptics", "Focus", "Screen Time", "General",
    "Control Center", "Action Button", "Display & Brightness", "Home Screen", "Accessibility",
    "Wallpaper", "StandBy", "Search", "Battery", "Privacy & Security"};
static const char *details[] = {
    "Turned off since this morning", "Connected to the office network", "Two devices nearby",
    "Roaming is allowed in 12 countries", "Nobody has joined yet"};

const char *row_title(int row) { return names[row % 20]; }
const char *row_detail(int row) { return details[row % 5]; }
