import { useTranslation } from 'react-i18next'
import { usePageData } from '~/forms/form-reply'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { useErrorText } from '~/forms/use-error-text'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { Flash } from '~/ui/flash'
import { MAX_PHOTOS, PHOTO_FAILURES } from '~contract/statement-photos'
import { photosForm, uploadForm } from '../form'
import type { RefusedPhoto } from '../upload-photos.server'
import { nextStepAction, photoPartHref } from '../urls'
import { PhotoRow } from './photo-row'
import type { StepProps } from './step-props'

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif'

export function PhotosStep({ data, action }: StepProps) {
  const { t } = useTranslation('statement-drafts')
  const { lightMode } = usePage()
  const { draft, photoFormScript } = data
  return (
    <>
      <div
        id="photo-step"
        className="stack"
        data-url={photoPartHref(data.page)}
        data-sending={t('photos.sending')}
        data-waiting={t('photos.waiting')}
        data-failures={JSON.stringify(
          Object.fromEntries(PHOTO_FAILURES.map((failure) => [failure, t(`photos.refusals.${failure}`)])),
        )}
      >
        <UploadForm action={action} count={draft?.photos.length ?? 0} />
        <PhotoList data={data} action={action} />
      </div>
      {lightMode ? null : <script type="module" src={photoFormScript} />}
    </>
  )
}

function UploadForm({ action, count }: { action: string; count: number }) {
  const { t } = useTranslation('statement-drafts')
  const { form, fields } = useDefinedForm(uploadForm)
  const errorText = useErrorText()
  const refused = usePageData<RefusedPhoto[]>(uploadForm.id, [])
  const error = errorText(fields.photos.errors)
  return (
    <PostForm form={form} action={action} encType="multipart/form-data" className="stack draft-upload">
      {count < MAX_PHOTOS ? (
        <>
          <Field
            id={fields.photos.id}
            label={t('photos.choose')}
            hint={t('photos.hint', { count: MAX_PHOTOS })}
            error={error}
          >
            {(wiring) => (
              <input {...wiring} type="file" name="photos" multiple accept={ACCEPTED} className="input" />
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
          <Button variant={count === 0 ? 'main' : 'default'} icon="plus">
            {t('photos.add')}
          </Button>
        </>
      ) : (
        <p>{t('photos.full', { count: MAX_PHOTOS })}</p>
      )}
    </PostForm>
  )
}

/** Each button saves all captions; the last one goes on. */
function PhotoList({ data: { draft, page }, action }: StepProps) {
  const { t } = useTranslation('statement-drafts')
  const { form } = useDefinedForm(photosForm)
  const photos = draft?.photos ?? []
  return (
    <PostForm form={form} action={action}>
      {/* Enter presses a form's first button. */}
      <button
        type="submit"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        name="operation"
        value="save"
      />
      {photos.length === 0 ? (
        <p className="mute">{t('photos.none')}</p>
      ) : (
        <>
          <p className="sm mute">{t('photos.count', { count: photos.length, max: MAX_PHOTOS })}</p>
          <ol className="draft-photos">
            {photos.map((photo, index) => (
              <PhotoRow
                key={photo.token}
                photo={photo}
                index={index}
                count={photos.length}
                draft={page.draft ?? ''}
              />
            ))}
          </ol>
          <Button name="operation" value="save">
            {t('photos.save_captions')}
          </Button>
        </>
      )}
      {photos.length === 0 ? (
        // Of the form of the files: what was chosen is not lost where no script sends it at once.
        <Button wide form={uploadForm.id} formAction={nextStepAction(action)}>
          {t('next')}
        </Button>
      ) : (
        <Button variant="main" wide name="operation" value="save/next">
          {t('next')}
        </Button>
      )}
    </PostForm>
  )
}
