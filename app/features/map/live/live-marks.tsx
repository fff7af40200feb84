import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { usePage } from '../../../http/page'
import type { Language } from '../../../i18n/languages'
import { MarkDrawing } from '../mark-drawing'
import { useMarkName } from '../mark-name'
import type { DrawnMark } from '../search-map.server'
import type { GlDrawing } from './gl-map.client'

interface LiveMarksProps {
  gl: GlDrawing
  marks: DrawnMark[]
}

/** The marks of the drawing, standing on the map that can be moved: the same links. */
export function LiveMarks({ gl, marks }: LiveMarksProps) {
  useEffect(() => gl.leaveRoom(marks), [gl, marks])
  return (
    <>
      {marks.map((mark) => (
        <LiveMark key={mark.pin?.id ?? `${mark.at} ${mark.href}`} gl={gl} mark={mark} />
      ))}
    </>
  )
}

function LiveMark({ gl, mark }: { gl: GlDrawing; mark: DrawnMark }) {
  const { language } = usePage()
  const nameOf = useMarkName()
  const [element] = useState(() => document.createElement('div'))
  const { latitude, longitude } = mark.where
  useEffect(() => gl.stand(element, latitude, longitude), [gl, element, latitude, longitude])
  const link = (
    <a className="live-mark" href={mark.href} aria-label={nameOf(mark)} rel="nofollow">
      <MarkSign mark={mark} language={language} />
    </a>
  )
  return createPortal(link, element)
}

function MarkSign(props: { mark: DrawnMark; language: Language }) {
  return (
    <svg viewBox="-40 -44 80 72" aria-hidden>
      <MarkDrawing {...props} />
    </svg>
  )
}
