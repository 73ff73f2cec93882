import AddIcon from '@fluentui/svg-icons/icons/add_20_regular.svg?react';
import EarthIcon from '@fluentui/svg-icons/icons/earth_20_regular.svg?react';
import SubtractIcon from '@fluentui/svg-icons/icons/subtract_20_regular.svg?react';
import { useT } from '~/portal/i18n/t';

import styles from './map-controls.module.css';

/** The buttons of the map. They replace Leaflet's links. */
export function MapControls({
  onZoom,
  onShowAll,
}: {
  onZoom: (steps: number) => void;
  onShowAll: () => void;
}) {
  const t = useT();
  const controls = [
    { label: t('global-presence.zoomIn'), Icon: AddIcon, onClick: () => onZoom(1) },
    { label: t('global-presence.zoomOut'), Icon: SubtractIcon, onClick: () => onZoom(-1) },
    { label: t('global-presence.showAll'), Icon: EarthIcon, onClick: onShowAll },
  ];
  return (
    <div className={styles['controls']}>
      {controls.map(({ label, Icon, onClick }) => (
        <button
          aria-label={label}
          className={styles['control']}
          key={label}
          onClick={onClick}
          title={label}
          type="button"
        >
          <Icon />
        </button>
      ))}
    </div>
  );
}
