import { Icon } from './icon'

interface TooltipProps {
  id: string
  /** Names the sign for screen readers. */
  label: string
  children: string
}

/** A note that is shown while its sign is hovered or has the focus, which a tap gives it. It is as wide as the box around it. */
export function Tooltip({ id, label, children }: TooltipProps) {
  return (
    <span className="tooltip">
      <button type="button" aria-label={label} aria-describedby={id}>
        <Icon name="info" />
      </button>
      <span role="tooltip" id={id}>
        {children}
      </span>
    </span>
  )
}
