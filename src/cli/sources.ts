/** The résumé formats that an import reads, besides LinkedIn's export. */
export const FORMATS =
  'JSON Resume, FRESH, Reactive Resume, RenderCV, YAMLResume, Europass (XML), visiky/resume, or a web page with JSON-LD';
