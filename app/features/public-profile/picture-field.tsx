import { useTranslation } from 'react-i18next'
import { CheckboxField, InputField } from '~/forms/fields'
import type { FieldsOf } from '~/forms/use-defined-form'
import { PROFILE_PICTURE_FORMATS, type ProfilePictureKind } from '~contract/public-profile'
import { type companyProfileForm, isOwnPicture, MAX_PICTURE_SIZE } from './form'

const ACCEPTED_TYPES = PROFILE_PICTURE_FORMATS.map((format) => `image/${format}`).join()

type CompanyFields = FieldsOf<typeof companyProfileForm>

interface PictureFieldProps {
  kind: ProfilePictureKind
  label: string
  file: CompanyFields['photo']
  token: CompanyFields['photo_token']
  url: CompanyFields['photo_url']
  remove: CompanyFields['remove_photo']
  /** Picture of the saved profile. */
  current: string | undefined
}

export function PictureField({ kind, label, file, token, url, remove, current }: PictureFieldProps) {
  const { t } = useTranslation('public-profile')
  const uploaded = isOwnPicture(url.initialValue) ? url.initialValue : undefined
  const shown = uploaded ?? current
  return (
    <div className="stack own-picture">
      <InputField
        field={file}
        type="file"
        label={label}
        hint={t('picture_hint', { max: MAX_PICTURE_SIZE })}
        optional={t('optional')}
        accept={ACCEPTED_TYPES}
        maxLength={undefined}
      />
      {shown ? (
        <div className="row">
          <img className={kind} src={shown} alt={t('current_picture')} width={160} height={120} />
          {uploaded ? (
            <>
              <p className="sm">{t('picture_uploaded')}</p>
              <input type="hidden" name={token.name} value={token.initialValue} />
              <input type="hidden" name={url.name} value={uploaded} />
            </>
          ) : (
            <CheckboxField field={remove} label={t('remove_picture')} />
          )}
        </div>
      ) : null}
    </div>
  )
}
