import GraphIcon from '@fluentui/svg-icons/icons/flowchart_20_regular.svg?react';
import { useLoaded } from '~/portal/browser/use-lazy-module';
import { useT } from '~/portal/i18n/t';

import { LoadState, ResourcePane } from '../resource-file';

const loadGraph = () => import('./graph');

/** The graph of a resource, or of the whole portal. Its code is loaded on demand. */
export function VisualizerPane({ resource, onClose }: { resource: string; onClose: () => void }) {
  const t = useT();
  const graph = useLoaded(loadGraph);
  return (
    <ResourcePane
      icon={<GraphIcon />}
      id="resource-visualizer"
      onClose={onClose}
      resource={resource}
      title={t('visualizer.title')}
    >
      {(resources) =>
        graph.state === 'ready' ? (
          <graph.content.ResourceGraph id={resource} resources={resources} />
        ) : (
          <LoadState {...graph} />
        )
      }
    </ResourcePane>
  );
}
