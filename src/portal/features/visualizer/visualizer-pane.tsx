import GraphIcon from '@fluentui/svg-icons/icons/flowchart_20_regular.svg?react';
import { useT } from '~/portal/i18n/t';

import { ResourcePane } from '../resource-file';
import styles from './visualizer-pane.module.css';

const loadGraph = () => import('./graph');

/** The graph of a resource, or of the whole portal. Its code is loaded on demand. */
export function VisualizerPane({ resource, onClose }: { resource: string; onClose: () => void }) {
  const t = useT();
  return (
    <ResourcePane
      icon={<GraphIcon />}
      id="resource-visualizer"
      load={loadGraph}
      onClose={onClose}
      resource={resource}
      title={t('visualizer.title')}
    >
      {({ ResourceGraph }, resources) => (
        <div className={styles['wide']}>
          <ResourceGraph id={resource} resources={resources} />
        </div>
      )}
    </ResourcePane>
  );
}
