import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { usePage } from '~/page/use-page'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { IconButton } from '~/ui/icon-button'
import { Select } from '~/ui/select'
import { TextField } from '~/ui/text-field'
import type { DraftPhoto } from '~/upstream/statement-drafts.server'
import { MAX_CAPTION_LENGTH, PHOTO_KINDS } from '~contract/statement-photos'
import { toPhotoAnchor, toRemovedPhotoAnchor } from '../photo-moves'
import { draftPhotoHref } from '../urls'

interface PhotoRowProps {
  photo: DraftPhoto
  index: number
  count: number
  draft: string
  /** Set for the photo that was moved last. */
  formerPosition: number | undefined
}

export function PhotoRow({ photo, index, count, draft, formerPosition }: PhotoRowProps) {
  const { t } = useTranslation('statement-drafts')
  const { language } = usePage()
  const { token, url, caption, kind, isMain, width, height, warnings } = photo
  const number = index + 1
  const label = (operation: 'main' | 'earlier' | 'later' | 'rotate' | 'delete') =>
    t(`photos.operations.${operation}`, { number })
  return (
    <li id={toPhotoAnchor(number)}>
      <input type="hidden" name={`tokens[${index}]`} value={token} />
      <img
        src={draftPhotoHref(draft, photo, language)}
        alt={caption || t('photos.number', { number })}
        width={width}
        height={height}
        loading="lazy"
      />
      {count > 1 ? (
        <span className="photo-handle" aria-hidden="true">
          <Icon name="drag" />
        </span>
      ) : null}
      <div className="stack">
        <p className="row tight">
          <b>{t('photos.number', { number })}</b>{' '}
          {isMain ? <Badge tone="ok">{t('photos.main')}</Badge> : null}
          {warnings.map((warning) => (
            <Fragment key={warning}>
              {' '}
              <Badge tone="warn">{t(`photos.warnings.${warning}`)}</Badge>
            </Fragment>
          ))}
        </p>
        {formerPosition === undefined || formerPosition === index ? null : (
          <div className="row tight">
            <p role="status">{t('photos.moved', { number: formerPosition + 1 })}</p>
            <Button size="small" name="operation" value={`place/${token}/${formerPosition}`}>
              {t('photos.restore')}
            </Button>
          </div>
        )}
        <TextField
          id={`caption-${index}`}
          name={`captions[${index}]`}
          label={t('photos.caption', { number })}
          optional={t('optional')}
          maxLength={MAX_CAPTION_LENGTH}
          defaultValue={caption}
        />
        <Select
          name={`kinds[${index}]`}
          aria-label={t('photos.kind', { number })}
          defaultValue={kind}
          options={PHOTO_KINDS.map((one) => ({ value: one, label: t(`photos.kinds.${one}`) }))}
        />
        {count > 1 ? (
          <div className="row tight photo-place">
            <Select
              name={`places[${index}]`}
              aria-label={t('photos.place', { number })}
              defaultValue={String(number)}
              options={Array.from({ length: count }, (_, at) => ({
                value: String(at + 1),
                label: t('photos.place_number', { number: at + 1 }),
              }))}
            />
            <Button
              size="small"
              name="operation"
              value="save"
              aria-label={t('photos.move_number', { number })}
            >
              {t('photos.move')}
            </Button>
          </div>
        ) : null}
        <div className="row tight">
          {isMain ? null : (
            <IconButton icon="star" name="operation" value={`main/${token}`} label={label('main')} />
          )}
          {index > 0 ? (
            <IconButton icon="up" name="operation" value={`earlier/${token}`} label={label('earlier')} />
          ) : null}
          {number < count ? (
            <IconButton icon="down" name="operation" value={`later/${token}`} label={label('later')} />
          ) : null}
          {url ? null : (
            <IconButton icon="refresh" name="operation" value={`rotate/${token}`} label={label('rotate')} />
          )}
          <IconButton icon="trash" name="operation" value={`delete/${token}`} label={label('delete')} />
        </div>
      </div>
    </li>
  )
}

interface RemovedPhotoRowProps {
  token: string
  /** Number that the photo had. */
  number: number
  isFull: boolean
}

/** Renders the place of a removed photo, with a button that brings it back. */
export function RemovedPhotoRow({ token, number, isFull }: RemovedPhotoRowProps) {
  const { t } = useTranslation('statement-drafts')
  return (
    <li id={toRemovedPhotoAnchor(token)} className="removed">
      <p role="status">{t('photos.removed', { number })}</p>
      {isFull ? null : (
        <Button name="operation" value={`restore/${token}`}>
          {t('photos.restore')}
        </Button>
      )}
    </li>
  )
}
