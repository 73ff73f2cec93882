import type { ShellSlice } from '~/portal/lib/shell';
import type { TourButton, TourStep } from '~/portal/lib/tour';
import type { T } from '~/portal/i18n/t';

/** The texts of a step: the idea of the portal, and facts of this owner. */
export function tourTexts(id: TourStep['id'], { name, headline, companies, roles, empty }: ShellSlice, t: T) {
  switch (id) {
    case 'welcome':
      return {
        title: t('tour.welcomeTitle'),
        lines: [
          headline ? t('tour.ownerHeadline', { name, headline }) : t('tour.owner', { name }),
          t('tour.welcomeText'),
        ],
      };
    case 'sidebar':
      return { title: t('tour.sidebarTitle'), lines: [t('tour.sidebarText')] };
    case 'profile':
      return { title: t('tour.profileTitle', { name }), lines: [t('tour.profileText')] };
    case 'management-groups':
      return { title: t('tour.groupsTitle'), lines: [t('tour.groupsText', { name, companies })] };
    case 'experience':
      return { title: t('tour.experienceTitle'), lines: [t('tour.experienceText', { roles })] };
    case 'support':
      return empty.includes('contact')
        ? { title: t('support.info'), lines: [t('support.noAddress')] }
        : { title: t('tour.supportTitle', { name }), lines: [t('tour.supportText', { name })] };
  }
}

export const tourButtonLabels = {
  skip: 'tour.skip',
  previous: 'tour.previous',
  finish: 'tour.finish',
  next: 'tour.next',
  done: 'tour.done',
} as const satisfies Record<TourButton, `tour.${string}`>;
