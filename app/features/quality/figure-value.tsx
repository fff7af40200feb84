import { useTranslation } from 'react-i18next'
import { formatNumber } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import { Output } from '~/ui/output'
import { ShareBar } from '~/ui/share-bar'
import type { Figure } from './figures'

type FigureValueProps = Pick<Figure, 'unit' | 'value'> & {
  /** Stable name for programs; only for figures of the whole country. */
  name?: string
  /** Reason for a missing value. */
  none: string
  /** Set to false for a percentage that can exceed 100, which a bar cannot show. */
  isShare?: boolean
}

/** Renders a figure with its unit in the page's language, readable by programs. */
export function FigureValue({ unit, value, name, none, isShare = true }: FigureValueProps) {
  const formatFigure = useFormatFigure()
  if (value === undefined) return <span className="mute">{none}</span>
  const text = formatFigure(unit, value)
  return (
    <>
      {name ? (
        <Output name={name} value={value} isSilent>
          {text}
        </Output>
      ) : (
        <data value={value}>{text}</data>
      )}
      {unit === 'percent' && isShare ? <ShareBar percent={value} /> : null}
    </>
  )
}

function useFormatFigure() {
  const { t } = useTranslation('quality')
  const { language } = usePage()
  return (unit: Figure['unit'], value: number): string => {
    switch (unit) {
      case 'percent':
        return `${formatNumber(value, language, 1)}%`
      case 'days':
        return t('days', { count: value })
      case 'photos':
        return t('photos', { count: value })
      case 'count':
        return formatNumber(value, language)
    }
  }
}
