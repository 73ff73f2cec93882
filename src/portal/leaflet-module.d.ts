/** Leaflet as a module: smaller than the file that its package names, and nothing is put on `window`. */
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export * from 'leaflet';
}
