/** The résumé formats that an import reads, besides LinkedIn's export. */
export const FORMATS = 'JSON Resume, Reactive Resume (4 and 5), RenderCV, YAMLResume or Europass';
