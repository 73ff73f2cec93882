import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { downloadBlob } from '~/portal/browser/copy-and-download';
import { Link } from '~/portal/browser/router';
import type { PortalResources } from '~/portal/resources/portal-resource';
import { graphOf, nodeLabel, neighbourOf, NODE_HEIGHT, type Graph, type GraphNode } from './graph-layout';
import { tagAddress } from '~/portal/addresses/screens';
import { useAddress, useT, type T } from '~/portal/i18n/t';
import { Button } from '~/portal/components/button';
import { PaneLink } from '../pane-link';
import styles from './graph.module.css';

const STEP = 1.25;
const [LEAST, MOST] = [0.2, 4];

/** The drawing with its commands, or a list of the same links. */
export function ResourceGraph({ resources, id }: { resources: PortalResources; id: string }) {
  const t = useT();
  const graph = graphOf(resources, id);
  const [scale, setScale] = useState(1);
  // A phone shows a small part of the drawing.
  const [isList, setIsList] = useState(() => matchMedia('(max-width: 40em)').matches);
  const view = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const name = id || 'main';
  const named = (node: GraphNode) => namedIn(node, t);

  const zoom = (factor: number) => setScale(Math.min(MOST, Math.max(LEAST, scale * factor)));
  const fit = () => {
    const { clientWidth = 1, clientHeight = 1 } = view.current ?? {};
    setScale(Math.min(clientWidth / graph.width, clientHeight / graph.height));
  };
  const focus = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const key = document.activeElement?.closest('[data-node]')?.getAttribute('data-node');
    if (event.key === '+' || event.key === '-') zoom(event.key === '+' ? STEP : 1 / STEP);
    const next = key == null ? null : neighbourOf(graph, key, event.key);
    if (next === null) return;
    event.preventDefault();
    event.currentTarget.querySelector<SVGElement>(`[data-node="${CSS.escape(next)}"] a`)?.focus();
  };
  const pan = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons !== 1 || event.pointerType !== 'mouse') return;
    event.currentTarget.scrollBy(-event.movementX, -event.movementY);
  };
  return (
    <div className={styles['wide']}>
      <div className={styles['commands']}>
        <Button aria-pressed={isList} onClick={() => setIsList(!isList)}>
          {t('visualizer.list')}
        </Button>
        {!isList && (
          <>
            <Button onClick={() => zoom(STEP)}>{t('visualizer.zoomIn')}</Button>
            <Button onClick={() => zoom(1 / STEP)}>{t('visualizer.zoomOut')}</Button>
            <Button onClick={fit}>{t('visualizer.fit')}</Button>
            <Button onClick={() => void view.current?.requestFullscreen().catch(() => {})}>
              {t('visualizer.fullScreen')}
            </Button>
            <Button
              onClick={() => drawing.current && downloadBlob(`${name}.svg`, drawingFile(drawing.current))}
            >
              SVG
            </Button>
            <Button
              onClick={async () => {
                const picture = drawing.current && (await pictureOf(drawing.current));
                if (picture) downloadBlob(`${name}.png`, picture);
              }}
            >
              PNG
            </Button>
          </>
        )}
      </div>
      {isList ? (
        <NodeList graph={graph} of="" />
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move the focus between its links
        <div
          aria-label={t('visualizer.title')}
          className={styles['view']}
          data-scroll="graph"
          onKeyDown={focus}
          onPointerMove={pan}
          ref={view}
          role="region"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
          tabIndex={0}
        >
          <svg
            height={graph.height * scale}
            ref={drawing}
            viewBox={`0 0 ${graph.width} ${graph.height}`}
            width={graph.width * scale}
          >
            {[...graph.nodes].flatMap(([key, node]) =>
              node.from.map((from) => (
                <path
                  className={styles[node.kind === 'tag' ? 'thin' : 'line']}
                  d={curve(graph.nodes.get(from), node)}
                  data-hue={node.hue % 4}
                  key={`${from} ${key}`}
                />
              )),
            )}
            {[...graph.nodes].map(([key, node]) => (
              <g
                className={styles['node']}
                data-hue={node.hue % 4}
                data-kind={node.kind}
                data-node={key}
                key={key}
              >
                <NodeLink node={node}>
                  <title>{nodeLabel(named(node))}</title>
                  <svg height={NODE_HEIGHT} width={node.width} x={node.x} y={node.y}>
                    <rect className={styles['box']} height={NODE_HEIGHT} rx="3" width="100%" />
                    <rect className={styles['edge']} height={NODE_HEIGHT} width="3" />
                    <text className={styles['text']} x="10" y="18">
                      {nodeLabel(named(node), node.width)}
                    </text>
                  </svg>
                </NodeLink>
              </g>
            ))}
          </svg>
        </div>
      )}
    </div>
  );
}

/** A node with the portal’s own name, where it has none. */
const namedIn = (node: GraphNode, t: T): GraphNode => {
  if (node.kind === 'tenant') return { ...node, name: t('management-groups.root') };
  return node.more === undefined ? node : { ...node, name: t('dashboard.more', { count: node.more }) };
};

/** From the right edge of a node to the left edge of another one. */
function curve(from: GraphNode | undefined, to: GraphNode): string {
  if (!from) return '';
  const [x, y] = [from.x + from.width, from.y + NODE_HEIGHT / 2];
  const [end, below] = [to.x, to.y + NODE_HEIGHT / 2];
  const half = (x + end) / 2;
  return `M${x} ${y}C${half} ${y} ${half} ${below} ${end} ${below}`;
}

function NodeLink({ node, children }: { node: GraphNode; children: ReactNode }) {
  const address = useAddress();
  if (node.kind === 'tenant') return <Link to={address('management-groups')}>{children}</Link>;
  if (node.kind === 'more' && node.id === '') return <Link to={address('experience')}>{children}</Link>;
  if (node.kind === 'tag') return <Link to={tagAddress(address('experience'), node.id)}>{children}</Link>;
  const pane = `?item=${encodeURIComponent(node.id)}`;
  return (
    <PaneLink href={pane} pane={pane} place={pane}>
      {children}
    </PaneLink>
  );
}

function NodeList({ graph, of }: { graph: Graph; of: string }) {
  const t = useT();
  const inside = [...graph.nodes].filter(([, { from }]) => from.includes(of));
  return (
    inside.length > 0 && (
      <ul className={styles['list']}>
        {inside.map(([key, node]) => (
          <li key={key}>
            <NodeLink node={node}>{nodeLabel(namedIn(node, t))}</NodeLink>
            <NodeList graph={graph} of={key} />
          </li>
        ))}
      </ul>
    )
  );
}

/** The styles of a drawing that its file needs, because it has no stylesheet. */
const STYLES = ['fill', 'stroke', 'stroke-width', 'font-family', 'font-size', 'font-weight'] as const;

/** The longest side of pictures that all browsers can make, px. */
const MOST_PX = 16_000;

/** A drawing as a file of its own, in its full size. */
function fileText(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const { width, height } = drawing.viewBox.baseVal;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const [from, to] = [drawing, copy].map((one) => [...one.querySelectorAll('path, rect, text')]);
  from?.forEach((element, at) => {
    const computed = getComputedStyle(element);
    for (const name of STYLES) to?.[at]?.setAttribute(name, computed.getPropertyValue(name));
  });
  for (const link of copy.querySelectorAll('a'))
    link.setAttribute('href', new URL(link.getAttribute('href') ?? '', location.href).href);
  for (const element of copy.querySelectorAll('[class]')) element.removeAttribute('class');
  // XML has no control characters.
  return new XMLSerializer().serializeToString(copy).replaceAll(/[^\P{Cc}\t\n\r]/gu, '');
}

const drawingFile = (drawing: SVGSVGElement): Blob =>
  new Blob([fileText(drawing)], { type: 'image/svg+xml' });

/** A drawing as a PNG picture, twice as large if possible; null if the browser cannot make it. */
async function pictureOf(drawing: SVGSVGElement): Promise<Blob | null> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(fileText(drawing))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  const factor = Math.min(2, MOST_PX / Math.max(image.naturalWidth, image.naturalHeight));
  [canvas.width, canvas.height] = [image.naturalWidth * factor, image.naturalHeight * factor];
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = getComputedStyle(drawing).backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((found) => canvas.toBlob(found));
}
