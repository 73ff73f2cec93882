import { useEffect } from 'react';

import GraphIcon from '@fluentui/svg-icons/icons/flowchart_20_regular.svg?react';
import { useLazyModule } from '~/portal/browser/use-lazy-module';
import { useT } from '~/portal/i18n/t';
import { Pane } from '~/portal/components/overlays/pane';

import { LoadFailed, UnknownItem, useItem } from '../resource-file';
import styles from './visualizer-pane.module.css';

const loadGraph = () => import('./graph');

/** The graph of a resource, or of the whole portal. Its code is loaded on demand. */
export function VisualizerPane({
  resource: id,
  onClose,
}: {
  /** Empty for the whole portal. */ resource: string;
  onClose: () => void;
}) {
  const t = useT();
  const { state, resources, item, isUnknown, retry } = useItem(id);
  const graph = useLazyModule(loadGraph);
  const { load } = graph;
  useEffect(() => void load(), [load]);

  const failed = state === 'failed' || graph.state === 'failed';
  return (
    <Pane
      closeLabel={t('shell.close')}
      icon={<GraphIcon />}
      id="resource-visualizer"
      onClose={onClose}
      open
      subtitle={id === '' ? t('management-groups.root') : (item?.resource.name ?? id)}
      title={t('visualizer.title')}
    >
      <div className={styles['wide']}>
        {isUnknown && <UnknownItem name={id} />}
        {failed && (
          <LoadFailed
            onRetry={() => {
              void load();
              retry();
            }}
          />
        )}
        {resources && !isUnknown && graph.state === 'ready' ? (
          <graph.content.ResourceGraph id={id} resources={resources} />
        ) : (
          !failed && !isUnknown && <p role="status">{t('export.loading')}</p>
        )}
      </div>
    </Pane>
  );
}
