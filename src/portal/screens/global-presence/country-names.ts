import { DivIcon, LayerGroup, Marker, type Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js';

import styles from './leaflet.module.css';

/** Below this zoom the names would cover the world. */
const FIRST_ZOOM = 3;
/** About the width of a letter, px. */
const LETTER_PX = 7.5;

/** The countries of the world map, which has them as `ES,40,-4,13;…` (src/site/world-map.ts). */
async function loadCountries(world: string) {
  const names = new Intl.DisplayNames(document.documentElement.lang, { type: 'region' });
  const response = await fetch(world);
  const [, countries = ''] = /<metadata>([^<]*)/.exec(await response.text()) ?? [];
  return countries.split(';').map((country) => {
    const [code = '', ...numbers] = country.split(',');
    const [latitude = 0, longitude = 0, degrees = 0] = numbers.map(Number);
    const name = names.of(code) ?? code;
    const text = document.createElement('span');
    text.ariaHidden = 'true';
    text.translate = false;
    text.textContent = name;
    const icon = new DivIcon({ className: styles['country'] ?? '', html: text, iconSize: [0, 0] });
    const options = { icon, interactive: false, keyboard: false, pane: 'countries' };
    return { marker: new Marker([latitude, longitude], options), degrees, width: name.length * LETTER_PX };
  });
}

/** Names the countries on the bundled world when it is zoomed. Street tiles have names of their own. */
export function addCountryNames(map: LeafletMap, world: string, isWorldAlone: () => boolean): void {
  map.createPane('countries');
  const layer = new LayerGroup().addTo(map);
  let countries: ReturnType<typeof loadCountries> | null = null;
  const draw = async () => {
    const areNamed = () => map.getZoom() >= FIRST_ZOOM && isWorldAlone();
    if (areNamed()) countries ??= loadCountries(world).catch(() => []);
    const all = (await countries) ?? [];
    layer.clearLayers();
    if (!areNamed()) return;
    const degree = (256 * 2 ** map.getZoom()) / 360;
    for (const { marker, degrees, width } of all) if (degrees * degree >= width) marker.addTo(layer);
  };
  map.on('zoomend zoomlevelschange', () => void draw());
  void draw();
}
