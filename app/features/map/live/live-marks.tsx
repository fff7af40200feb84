import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Language } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { MarkIcon } from '../mark-icon'
import type { DrawnMark } from '../search-map.server'
import { useMarkLabel } from '../use-mark-label'
import type { GlMapHandle } from './gl-map.client'

interface LiveMarksProps {
  gl: GlMapHandle
  marks: DrawnMark[]
}

export function LiveMarks({ gl, marks }: LiveMarksProps) {
  useEffect(() => gl.reserveMarkSpace(marks), [gl, marks])
  return (
    <>
      {marks.map((mark) => (
        <LiveMark key={mark.pin?.id ?? `${mark.at} ${mark.href}`} gl={gl} mark={mark} />
      ))}
    </>
  )
}

function LiveMark({ gl, mark }: { gl: GlMapHandle; mark: DrawnMark }) {
  const { language } = usePage()
  const getLabel = useMarkLabel()
  const [element] = useState(() => document.createElement('div'))
  const { latitude, longitude } = mark.where
  useEffect(() => gl.addMarker(element, latitude, longitude), [gl, element, latitude, longitude])
  const link = (
    <a className="live-mark" href={mark.href} aria-label={getLabel(mark)} rel="nofollow">
      <MarkSvg mark={mark} language={language} />
    </a>
  )
  return createPortal(link, element)
}

function MarkSvg(props: { mark: DrawnMark; language: Language }) {
  return (
    <svg viewBox="-40 -44 80 72" aria-hidden>
      <MarkIcon {...props} />
    </svg>
  )
}
