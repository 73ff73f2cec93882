import { DivIcon, LayerGroup, Marker, type Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js';

import styles from './leaflet.module.css';

/** Below this zoom the names would cover the world. */
const FIRST_ZOOM = 3;
/** About the width of a letter, px. */
const LETTER_PX = 7.5;
const WORLD_DEGREES = 360;

type Country = { name: string; latitude: number; longitude: number; width: number };

/** The countries of the world map, which has them as `ES,40,-4,13;…` (src/site/world-map.ts). */
async function loadCountries(world: string): Promise<readonly Country[]> {
  const names = new Intl.DisplayNames(document.documentElement.lang, { type: 'region' });
  const response = await fetch(world);
  const [, places = ''] = /<metadata>([^<]*)/.exec(await response.text()) ?? [];
  return places.split(';').map((place) => {
    const [code = '', ...numbers] = place.split(',');
    const [latitude = 0, longitude = 0, width = 0] = numbers.map(Number);
    return { name: names.of(code) ?? code, latitude, longitude, width };
  });
}

function labelOf({ name, latitude, longitude }: Country): Marker {
  const text = document.createElement('span');
  text.ariaHidden = 'true';
  text.translate = false;
  text.textContent = name;
  return new Marker([latitude, longitude], {
    icon: new DivIcon({ className: styles['country'] ?? '', html: text, iconSize: [0, 0] }),
    interactive: false,
    keyboard: false,
    pane: 'countries',
  });
}

/** Names the countries on the bundled world when it is zoomed. Street tiles have names of their own. */
export function addCountryNames(map: LeafletMap, world: string): { toggle: (shown: boolean) => void } {
  map.createPane('countries');
  const layer = new LayerGroup().addTo(map);
  let [countries, isShown]: [Promise<readonly Country[]> | null, boolean] = [null, true];
  const draw = async () => {
    const areNamed = () => isShown && map.getZoom() >= FIRST_ZOOM;
    if (areNamed()) countries ??= loadCountries(world).catch(() => []);
    const all = (await countries) ?? [];
    layer.clearLayers();
    if (!areNamed()) return;
    const degree = (256 * 2 ** map.getZoom()) / WORLD_DEGREES;
    for (const country of all)
      if (country.width * degree >= country.name.length * LETTER_PX) labelOf(country).addTo(layer);
  };
  map.on('zoomend', () => void draw());
  void draw();
  return {
    toggle(shown) {
      isShown = shown;
      void draw();
    },
  };
}
