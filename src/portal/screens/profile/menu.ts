/** The entries of IAM's service menu, in the portal's order (spec §2). Only the overview and what has a screen of its own are open. */
export const MENU = [
  { word: 'profile.overview', glyph: 'person' },
  { word: 'usage.label', glyph: 'data-trending', screen: 'usage' },
  { word: 'activity.label', glyph: 'clipboard-text-edit', screen: 'activity' },
  { word: 'profile.auditLogs', glyph: 'clipboard-text-edit' },
  { word: 'profile.signInLogs', glyph: 'person-available' },
  { word: 'profile.diagnose', glyph: 'wrench-screwdriver' },
  { word: 'profile.securityAttributes', glyph: 'shield' },
  { word: 'profile.assignedRoles', glyph: 'contact-card' },
  { word: 'profile.administrativeUnits', glyph: 'building-multiple' },
  { word: 'profile.groups', glyph: 'people' },
  { word: 'profile.applications', glyph: 'apps' },
  { word: 'profile.licenses', glyph: 'certificate' },
  { word: 'profile.devices', glyph: 'laptop' },
  { word: 'profile.roleAssignments', glyph: 'key' },
  { word: 'profile.authenticationMethods', glyph: 'lock-shield' },
  { word: 'profile.newSupportRequest', glyph: 'headset' },
] as const;
