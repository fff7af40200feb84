import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Language } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { MarkIcon } from '../mark-icon'
import type { DrawnMark } from '../search-map.server'
import { useMarkLabel } from '../use-mark-label'
import { hideCoveredMarks } from './covered-marks'
import type { GlMapHandle } from './gl-map.client'
import { markBuilding } from './marked-building'

interface LiveMarksProps {
  gl: GlMapHandle
  marks: DrawnMark[]
  /** True while a place is chosen: markers cannot be clicked. */
  isInert: boolean
}

export function LiveMarks({ gl, marks, isInert }: LiveMarksProps) {
  useEffect(() => gl.reserveMarkSpace(marks), [gl, marks])
  useEffect(() => hideCoveredMarks(gl), [gl])
  const previewed = marks.find(({ pin }) => pin?.isPreviewed)?.where
  const { latitude, longitude } = previewed ?? {}
  useEffect(() => {
    if (latitude === undefined || longitude === undefined) return
    return markBuilding(gl.map, { latitude, longitude })
  }, [gl, latitude, longitude])
  return (
    <>
      {marks.map((mark) => (
        <LiveMark key={mark.pin?.id ?? `${mark.at} ${mark.href}`} gl={gl} mark={mark} isInert={isInert} />
      ))}
    </>
  )
}

function LiveMark({ gl, mark, isInert }: { gl: GlMapHandle; mark: DrawnMark; isInert: boolean }) {
  const { language } = usePage()
  const getLabel = useMarkLabel()
  const [element] = useState(() => document.createElement('div'))
  const { latitude, longitude } = mark.where
  useEffect(() => gl.addMarker(element, latitude, longitude), [gl, element, latitude, longitude])
  const drawing = <MarkSvg mark={mark} language={language} />
  if (isInert) return createPortal(<div className="live-mark m-still">{drawing}</div>, element)
  const link = (
    <a
      className="live-mark"
      href={mark.href}
      aria-label={getLabel(mark)}
      aria-current={mark.pin?.isPreviewed || undefined}
      rel="nofollow"
    >
      {drawing}
    </a>
  )
  return createPortal(link, element)
}

function MarkSvg(props: { mark: DrawnMark; language: Language }) {
  return (
    <svg viewBox="-40 -44 80 72" width="80" height="72" aria-hidden>
      <MarkIcon {...props} />
    </svg>
  )
}
