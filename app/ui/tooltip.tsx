import { Icon } from './icon'

interface TooltipProps {
  id: string
  /** Name of the icon for screen readers. */
  label: string
  children: string
}

/**
 * Renders a note that is shown while its icon is hovered or focused; a tap focuses it. Its width is that of
 * the surrounding box.
 */
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
