import {
  HorizontalPositionAlign,
  HorizontalPositionRelativeFrom,
  ImageRun,
  TextWrappingSide,
  TextWrappingType,
  VerticalPositionAlign,
  VerticalPositionRelativeFrom,
} from 'docx';

import { photoSize } from './pdf-data';
import type { DocumentPhoto } from './photo';

/** Word measures pictures in pixels (96 per inch), and the distances around them in English metric units. */
const PIXELS_A_MILLIMETRE = 96 / 25.4;
const EMU_A_MILLIMETRE = 36_000;

/** The photo in the top corner at the end of the line. The text wraps around it. */
export function photoRun(photo: DocumentPhoto, name: string, rightToLeft: boolean): ImageRun {
  const { width, height } = photoSize(photo);
  return new ImageRun({
    type: photo.format,
    data: photo.bytes,
    transformation: {
      width: Math.round(width * PIXELS_A_MILLIMETRE),
      height: Math.round(height * PIXELS_A_MILLIMETRE),
    },
    // The library would number the pictures of all documents consecutively.
    altText: { id: '1', name, title: name, description: name },
    floating: {
      horizontalPosition: {
        relative: HorizontalPositionRelativeFrom.MARGIN,
        align: rightToLeft ? HorizontalPositionAlign.LEFT : HorizontalPositionAlign.RIGHT,
      },
      verticalPosition: {
        relative: VerticalPositionRelativeFrom.MARGIN,
        align: VerticalPositionAlign.TOP,
      },
      wrap: { type: TextWrappingType.SQUARE, side: TextWrappingSide.BOTH_SIDES },
      margins: { left: 4 * EMU_A_MILLIMETRE, right: 4 * EMU_A_MILLIMETRE, bottom: 2 * EMU_A_MILLIMETRE },
    },
  });
}
