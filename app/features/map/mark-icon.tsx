import { formatNumber } from '~/i18n/format'
import type { Language } from '~/i18n/languages'
import { getClusterRadius, getPriceSide, NO_PRICE } from './mark-size'
import type { DrawnMark } from './search-map.server'

interface MarkIconProps {
  mark: DrawnMark
  language: Language
}

export function MarkIcon({ mark: { count, pin }, language }: MarkIconProps) {
  if (!pin) {
    return (
      <>
        <circle className="m-hit" r="22" />
        <circle className="m-c" r={getClusterRadius(count)} />
        <text className="m-n" y="4.5">
          {`${formatNumber(count, language)} `}
        </text>
      </>
    )
  }
  const price = pin.price ?? NO_PRICE
  const half = getPriceSide(price)
  return (
    <>
      <path className="m-hit" d="M-28-40h56v44h-56z" />
      <path
        className={pin.isVip ? 'm-p m-v' : 'm-p'}
        d={`M0 0-5-7H${5 - half}q-5 0-5-5V-25q0-5 5-5H${half - 5}q5 0 5 5v13q0 5-5 5H5z`}
      />
      <text className={pin.isVip ? 'm-t m-vt' : 'm-t'} y="-14">
        {`${price} `}
      </text>
    </>
  )
}
