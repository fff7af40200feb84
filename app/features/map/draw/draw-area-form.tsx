import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '~/ui/button'
import { MAX_CORNERS, MIN_CORNERS } from '~contract/drawn-area'
import { DRAW_AREA_FORM_ID } from './draw-area-form-id'
import { useFormQuery } from './use-form-query'

export interface DrawAreaLinks {
  undo?: string
  close?: string
  clear?: string
  stop: string
}

export interface DrawAreaFormProps {
  action: string
  /** Search, the picture's bounds and the corners drawn so far. */
  hiddenFields: [name: string, value: string][]
  links: DrawAreaLinks
  corners: number
  /** Receives the query that the form would open. */
  onPress(query: URLSearchParams): void
}

/**
 * Renders the form that draws an area beside the map; its image inputs are above the map, in `DrawSurface`.
 */
export function DrawAreaForm({ action, hiddenFields, links, corners, onPress }: DrawAreaFormProps) {
  const { t } = useTranslation('map')
  const isFull = corners >= MAX_CORNERS
  const sending = useFormQuery(onPress)
  return (
    <form id={DRAW_AREA_FORM_ID} className="draw" action={action} method="get" {...sending}>
      {hiddenFields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="sm">
        {isFull ? t('draw.max_corners') : t('draw.hint')}{' '}
        <span className="with-script">{t('draw.freehand_hint')}</span>
      </p>
      <div className="row">
        {isFull ? null : (
          <Button name="centre" value="1" icon="plus">
            {t('draw.corner_at_centre')}
          </Button>
        )}
        {links.close ? (
          <ButtonLink variant="main" href={links.close} icon="check" rel="nofollow">
            {t('draw.close')}
          </ButtonLink>
        ) : null}
        {links.undo ? (
          <ButtonLink href={links.undo} rel="nofollow">
            {t('draw.undo')}
          </ButtonLink>
        ) : null}
        {links.clear ? (
          <ButtonLink href={links.clear} variant="plain" rel="nofollow">
            {t('draw.clear')}
          </ButtonLink>
        ) : null}
        <ButtonLink href={links.stop} variant="plain" rel="nofollow">
          {t('draw.stop')}
        </ButtonLink>
      </div>
      <p className="sm mute" role="status">
        {t('draw.corners', { count: corners })}
        {corners < MIN_CORNERS ? `. ${t('draw.min_corners')}` : null}{' '}
        <a className="draw-districts" href="#filters">
          {t('draw.districts')}
        </a>
      </p>
    </form>
  )
}
