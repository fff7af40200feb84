import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { DefaultButton } from '~/forms/default-button'
import { usePageData } from '~/forms/form-reply'
import { PostForm } from '~/forms/post-form'
import { type FieldsOf, useDefinedForm } from '~/forms/use-defined-form'
import { useErrorText } from '~/forms/use-error-text'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { Flash } from '~/ui/flash'
import { MAX_PHOTOS, PHOTO_FAILURES, PHOTO_MEDIA_TYPES } from '~contract/statement-photos'
import { photosForm } from '../form'
import type { RefusedPhoto } from '../upload-photos.server'
import { photoPartHref } from '../urls'
import { PhotoRow, RemovedPhotoRow } from './photo-row'
import { BackButton } from './step-form'
import type { StepProps } from './step-props'

export function PhotosStep({ data, action }: StepProps) {
  const { t } = useTranslation('statement-drafts')
  const { lightMode } = usePage()
  const { photoFormScript } = data
  return (
    <>
      <div
        id="photo-step"
        className="stack"
        data-url={photoPartHref(data.page)}
        data-sending={t('photos.sending')}
        data-waiting={t('photos.waiting')}
        data-whole={t('photos.send_whole')}
        data-failures={JSON.stringify(
          Object.fromEntries(PHOTO_FAILURES.map((failure) => [failure, t(`photos.refusals.${failure}`)])),
        )}
      >
        <PhotosForm data={data} action={action} />
      </div>
      {lightMode ? null : <script type="module" src={photoFormScript} />}
    </>
  )
}

/** Renders one form, so that each button uploads chosen files and saves all captions. */
function PhotosForm({ data: { draft, page }, action }: StepProps) {
  const { t } = useTranslation('statement-drafts')
  const { form, fields } = useDefinedForm(photosForm)
  const photos = draft?.photos ?? []
  const removed = draft?.removedPhotos ?? []
  /** Renders the removed photos before this index; those beyond the last photo are at the end. */
  const removedAt = (index: number) =>
    removed
      .filter(({ position }) => Math.min(position, photos.length) === index)
      .map(({ token, position }) => (
        <RemovedPhotoRow
          key={token}
          token={token}
          number={position + 1}
          isFull={photos.length >= MAX_PHOTOS}
        />
      ))
  return (
    <PostForm form={form} action={action} encType="multipart/form-data">
      <DefaultButton name="operation" value="save" />
      <div className="stack draft-upload">
        {photos.length < MAX_PHOTOS ? (
          <PhotoInputs field={fields.photos} isFirst={photos.length === 0} />
        ) : (
          <p>{t('photos.full', { count: MAX_PHOTOS })}</p>
        )}
      </div>
      {photos.length === 0 ? (
        <>
          <p className="mute">{t('photos.none')}</p>
          <ol className="draft-photos">{removedAt(0)}</ol>
        </>
      ) : (
        <>
          <p className="sm mute" data-total>
            {t('photos.count', { count: photos.length, max: MAX_PHOTOS })}
          </p>
          {photos.length > 1 ? <p className="sm mute photo-drag-hint">{t('photos.drag')}</p> : null}
          <ol className="draft-photos">
            {photos.map((photo, index) => (
              <Fragment key={photo.token}>
                {removedAt(index)}
                <PhotoRow
                  photo={photo}
                  index={index}
                  count={photos.length}
                  draft={page.draft ?? ''}
                  formerPosition={
                    page.movedPhoto?.token === photo.token ? page.movedPhoto.position : undefined
                  }
                />
              </Fragment>
            ))}
            {removedAt(photos.length)}
          </ol>
          <Button name="operation" value="save">
            {t('photos.save_captions')}
          </Button>
        </>
      )}
      <Button variant={photos.length === 0 ? 'default' : 'main'} wide name="intent" value="next">
        {t('next')}
      </Button>
      <BackButton />
    </PostForm>
  )
}

interface PhotoInputsProps {
  field: FieldsOf<typeof photosForm>['photos']
  isFirst: boolean
}

function PhotoInputs({ field, isFirst }: PhotoInputsProps) {
  const { t } = useTranslation('statement-drafts')
  const errorText = useErrorText()
  const refused = usePageData<RefusedPhoto[]>(photosForm.id, [])
  const error = errorText(field.errors)
  return (
    <>
      <Field
        id={field.id}
        label={t('photos.choose')}
        hint={t('photos.hint', { count: MAX_PHOTOS })}
        error={error}
      >
        {(wiring) => (
          <input
            {...wiring}
            type="file"
            name="photos"
            multiple
            accept={PHOTO_MEDIA_TYPES.join()}
            className="input"
          />
        )}
      </Field>
      <label className="photo-camera">
        <span className="label">{t('photos.camera')}</span>
        <input type="file" name="photos" accept="image/*" capture="environment" className="input" />
      </label>
      {error && refused.length > 0 ? (
        <Flash tone="bad">
          <ul className="plain-list">
            {refused.map(({ name, reason }) => (
              <li key={name}>
                <b>{name}</b>: {t(`photos.refusals.${reason}`)}
              </li>
            ))}
          </ul>
        </Flash>
      ) : null}
      <Button variant={isFirst ? 'main' : 'default'} icon="plus" name="operation" value="save">
        {t('photos.add')}
      </Button>
    </>
  )
}
