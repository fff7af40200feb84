import { useTranslation } from 'react-i18next'
import type { RefusedPhoto } from '~/features/statement-drafts'
import { usePageData } from '~/forms/form-reply'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { useErrorText } from '~/forms/use-error-text'
import { formatId } from '~/i18n/format-id'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { Disclosure } from '~/ui/disclosure'
import { Field } from '~/ui/field'
import type { OperatorOrderDetails } from '~/upstream/operator-orders.server'
import { MAX_PHOTOS, PHOTO_MEDIA_TYPES } from '~contract/statement-photos'
import { galleryForm } from './form'
import { galleryUploadPath, orderGalleryPath } from './urls'

interface GalleryFormProps {
  order: OperatorOrderDetails
  /** Statement whose gallery is open. */
  gallery: number | undefined
}

/** Renders the choice of a gallery, then the upload of several photos, which can be repeated. */
export function GalleryForm({ order: { id, galleries }, gallery }: GalleryFormProps) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  const chosen = galleries.find((each) => each.id === gallery)
  return (
    <Disclosure summary={t('order.photos')} open={chosen !== undefined}>
      <div className="stack">
        {galleries.length === 0 ? <p className="mute">{t('order.no_galleries')}</p> : null}
        <ul className="rows">
          {galleries.map(({ id: statement, address, photos }) => (
            <li key={statement} className="row tight">
              <a
                href={toLocalizedPath(orderGalleryPath(id, statement), language)}
                aria-current={statement === gallery || undefined}
              >
                {formatId(statement, language)}
              </a>{' '}
              <span>{address}</span>{' '}
              <small className="mute">{t('order.photo_count', { count: photos })}</small>
            </li>
          ))}
        </ul>
        {chosen ? <UploadForm orderId={id} statement={chosen.id} photos={chosen.photos} /> : null}
      </div>
    </Disclosure>
  )
}

function UploadForm({ orderId, statement, photos }: { orderId: number; statement: number; photos: number }) {
  const { t } = useTranslation(['desk', 'statement-drafts'])
  const { language } = usePage()
  const { form, fields } = useDefinedForm(galleryForm)
  const error = useErrorText()(fields.photos.errors)
  const refused = usePageData<RefusedPhoto[]>(galleryForm.id, [])
  if (photos >= MAX_PHOTOS) return <p>{t('statement-drafts:photos.full', { count: MAX_PHOTOS })}</p>
  return (
    <PostForm
      form={form}
      action={toLocalizedPath(galleryUploadPath(orderId, statement), language)}
      encType="multipart/form-data"
    >
      <Field
        id={fields.photos.id}
        label={t('order.choose_photos', { id: statement })}
        hint={t('statement-drafts:photos.hint', { count: MAX_PHOTOS })}
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
      {error && refused.length > 0 ? (
        <ul className="plain-list">
          {refused.map(({ name, reason }) => (
            <li key={name}>
              <b>{name}</b>: {t(`statement-drafts:photos.refusals.${reason}`)}
            </li>
          ))}
        </ul>
      ) : null}
      <p>
        <Button icon="plus">{t('order.add_photos')}</Button>
      </p>
    </PostForm>
  )
}
