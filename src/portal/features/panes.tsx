import { useLocation } from '~/portal/browser/router';
import { ExportPane } from './export/export-pane';
import { JsonPane, TemplatePane } from './export/resource-panes';
import { ItemPane } from './item/item-pane';
import { SharePane } from './export/share-pane';
import { VisualizerPane } from './visualizer/visualizer-pane';
import { NotificationsPane } from './notifications/notifications-pane';
import { paneIn, usePaneNavigation } from './pane-navigation';

/** The pane of the address. Projects renders the panes of projects. */
export function Panes() {
  const pane = paneIn(useLocation().search);
  const { change, close } = usePaneNavigation();
  switch (pane?.kind) {
    case 'export':
      return <ExportPane onChoose={(kind) => change(`?export=${kind}`)} onClose={close} shape={pane.value} />;
    case 'item':
      return <ItemPane id={pane.value} onClose={close} />;
    case 'notifications':
      return <NotificationsPane onClose={close} />;
    case 'json':
      return <JsonPane key={pane.value} onClose={close} resource={pane.value} />;
    case 'template':
      return <TemplatePane key={pane.value} onClose={close} resource={pane.value} />;
    case 'visualizer':
      return <VisualizerPane key={pane.value} onClose={close} resource={pane.value} />;
    case 'share':
      return <SharePane onClose={close} />;
    default:
      return null;
  }
}
