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

/** A drawing as an SVG file. */
export const drawingFile = (drawing: SVGSVGElement): Blob =>
  new Blob([fileText(drawing)], { type: 'image/svg+xml' });

/** A drawing as a PNG picture, twice as large if possible; null if the browser cannot make it. */
export async function pictureOf(drawing: SVGSVGElement): Promise<Blob | null> {
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
