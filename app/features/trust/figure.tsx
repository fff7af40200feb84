import { formatNumber } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import { Output } from '~/ui/output'
import { ShareBar } from '~/ui/share-bar'
import { toPercent } from './to-percent'

interface FigureProps {
  name: string
  value: number
  /** Total, if the figure is a part of one. */
  of?: number
}

export function Figure({ name, value, of }: FigureProps) {
  const { language } = usePage()
  const percent = of === undefined ? undefined : toPercent(value, of)
  return (
    <>
      <Output name={name} value={value} className="nowrap">
        {formatNumber(value, language)}
        {percent === undefined ? null : <span className="mute sm"> ({percent}%)</span>}
      </Output>
      {percent === undefined ? null : <ShareBar percent={percent} />}
    </>
  )
}
