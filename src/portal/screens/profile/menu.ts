import type { Slug } from '~/portal/lib/screens';

/**
 * The entries of IAM's service menu in the portal's order (spec §2). Only the overview and entries with a
 * screen are enabled.
 */
const MENU = [
  { word: 'profile.overview', colorIcon: 'person' },
  { word: 'advisor.label', colorIcon: 'lightbulb', screen: 'advisor' },
  { word: 'usage.label', colorIcon: 'data-trending', screen: 'usage' },
  { word: 'activity.label', colorIcon: 'clipboard-text-edit', screen: 'activity' },
  { word: 'profile.auditLogs', colorIcon: 'clipboard-text-edit' },
  { word: 'profile.signInLogs', colorIcon: 'person-available' },
  { word: 'profile.diagnose', colorIcon: 'wrench-screwdriver' },
  { word: 'profile.securityAttributes', colorIcon: 'shield' },
  { word: 'profile.assignedRoles', colorIcon: 'contact-card' },
  { word: 'profile.administrativeUnits', colorIcon: 'building-multiple' },
  { word: 'profile.groups', colorIcon: 'people' },
  { word: 'profile.applications', colorIcon: 'apps' },
  { word: 'profile.licenses', colorIcon: 'certificate' },
  { word: 'profile.devices', colorIcon: 'laptop' },
  { word: 'profile.roleAssignments', colorIcon: 'key' },
  { word: 'profile.authenticationMethods', colorIcon: 'lock-shield' },
  { word: 'profile.newSupportRequest', colorIcon: 'headset', elsewhere: 'support' },
] as const;

/** The entries whose screens have content, and those without a screen. */
export const menuWithout = (empty: readonly Slug[]) =>
  MENU.filter((entry) => !('screen' in entry && empty.includes(entry.screen)));
