import { useTranslation } from 'react-i18next'
import { formatNumber } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import { Output } from '~/ui/output'
import type { Figure } from './figures'

type FigureValueProps = Pick<Figure, 'unit' | 'value'> & {
  /** Of a figure of the whole country. */
  name?: string
  /** Why there is no value. */
  none: string
}

/** In the words of the language, with its unit; readable by programs. */
export function FigureValue({ unit, value, name, none }: FigureValueProps) {
  const formatFigure = useFormatFigure()
  if (value === undefined) return <span className="mute">{none}</span>
  const text = formatFigure(unit, value)
  if (!name) return <data value={value}>{text}</data>
  return (
    <Output name={name} value={value} isSilent>
      {text}
    </Output>
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
