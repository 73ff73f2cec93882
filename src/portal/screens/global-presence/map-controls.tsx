import AddIcon from '@fluentui/svg-icons/icons/add_20_regular.svg?react';
import EarthIcon from '@fluentui/svg-icons/icons/earth_20_regular.svg?react';
import SubtractIcon from '@fluentui/svg-icons/icons/subtract_20_regular.svg?react';
import { useT } from '~/portal/i18n/t';

import type { ZoomLimits } from './live-map';

import styles from './map-controls.module.css';

/** The buttons of the map. They replace Leaflet's links. */
export function MapControls({
  limits,
  onZoom,
  onShowAll,
}: {
  limits: ZoomLimits;
  onZoom: (steps: number) => void;
  onShowAll: () => void;
}) {
  const t = useT();
  const controls = [
    {
      label: t('global-presence.zoomIn'),
      Icon: AddIcon,
      onClick: () => onZoom(1),
      refused: limits.closest ? t('global-presence.closest') : null,
    },
    {
      label: t('global-presence.zoomOut'),
      Icon: SubtractIcon,
      onClick: () => onZoom(-1),
      refused: limits.farthest ? t('global-presence.farthest') : null,
    },
    { label: t('global-presence.showAll'), Icon: EarthIcon, onClick: onShowAll, refused: null },
  ];
  return (
    <div className={styles['controls']}>
      {controls.map(({ label, Icon, onClick, refused }) => (
        <button
          aria-disabled={refused !== null || undefined}
          aria-label={label}
          className={styles['control']}
          key={label}
          onClick={refused === null ? onClick : undefined}
          title={refused ?? label}
          type="button"
        >
          <Icon />
        </button>
      ))}
    </div>
  );
}
