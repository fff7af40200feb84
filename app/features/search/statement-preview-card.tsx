import { type MouseEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { StatementRowCard } from '~/features/statements'
import { Icon } from '~/ui/icon'
import type { StatementPreviewData } from './load-statement-preview.server'

interface StatementPreviewCardProps {
  statement: StatementPreviewData
  closeHref: string
  onClose(): void
}

/** Renders the preview of a pin at the lower edge of the map, with a link to its page. Esc closes it. */
export function StatementPreviewCard({ statement, closeHref, onClose }: StatementPreviewCardProps) {
  const { t } = useTranslation('ui')
  const card = useRef<HTMLElement>(null)
  const latestOnClose = useRef(onClose)
  latestOnClose.current = onClose
  const { id } = statement

  useEffect(() => {
    card.current?.querySelector('a')?.focus({ preventScroll: true })
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    addEventListener('keydown', closeOnEscape)
    return () => removeEventListener('keydown', closeOnEscape)

    function close() {
      focusPin(id)
      latestOnClose.current()
    }
  }, [id])

  function closeInPlace(event: MouseEvent) {
    event.preventDefault()
    event.stopPropagation()
    focusPin(id)
    onClose()
  }

  return (
    <article className="map-preview" ref={card} aria-label={statement.title}>
      <StatementRowCard statement={statement} as="div" />
      <a className="map-preview-close" href={closeHref} aria-label={t('close')} onClick={closeInPlace}>
        <Icon name="close" />
      </a>
    </article>
  )
}

function focusPin(id: number): void {
  const pins = document.querySelectorAll<HTMLElement>(`.map a[href$="preview=${id}"]`)
  for (const pin of pins)
    if (pin.checkVisibility?.({ visibilityProperty: true }) ?? true) pin.focus({ preventScroll: true })
}
