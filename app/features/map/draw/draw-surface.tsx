import { useRef } from 'react'
import clearImage from '../../../../public/img/clear.svg?url'
import { drawnMapWidths, pressFieldName } from '../map-press'
import { DRAW_AREA_FORM_ID } from './draw-area-form-id'
import { type DrawingHandlers, useFreehandDrawing } from './use-freehand-drawing'

export interface DrawSurfaceProps extends DrawingHandlers {
  /** Label of a click. */
  label: string
  isFull?: boolean
}

/**
 * Renders the surface above the map for choosing places. A click on the drawn map submits its pixel
 * coordinates, so there is one transparent image input per map width and only the fitting one is shown.
 */
export function DrawSurface({ label, isFull = false, ...handlers }: DrawSurfaceProps) {
  const line = useRef<SVGPathElement>(null)
  useFreehandDrawing(line, handlers, isFull)
  return (
    <>
      {isFull
        ? null
        : drawnMapWidths.map((width) => (
            <input
              key={width}
              type="image"
              form={DRAW_AREA_FORM_ID}
              className={`m-press m-press-${width}`}
              name={pressFieldName(width)}
              src={clearImage}
              alt={label}
              draggable={false}
            />
          ))}
      <svg className="map-stroke" width="480" height="600" aria-hidden>
        <path className="m-edge" ref={line} />
      </svg>
      <svg className="map-cross" viewBox="-12 -12 24 24" width="24" height="24" aria-hidden>
        <path className="m-cross" d="M-12 0h24M0-12v24" />
      </svg>
    </>
  )
}
