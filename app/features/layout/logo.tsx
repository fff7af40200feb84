import { useTranslation } from 'react-i18next'

const LOGO_PATH =
  'M4 0h24a4 4 0 0 1 4 4v28h-6V17a10 10 0 0 0-20 0v15H0V4a4 4 0 0 1 4-4zm5.5 32V17.5a6.5 6.5 0 0 1 13 0V32h-3.3v-6.5h-6.4V32zm0-9.5h13v-2h-13z'

/** Renders the logo. The brand name is a setting, so it is text instead of a part of the drawing. */
export function Logo({ brandName, href }: { brandName: string; href: string }) {
  const { t } = useTranslation('layout')
  return (
    <a className="logo" href={href} aria-label={t('home', { brand: brandName })}>
      <svg
        viewBox="0 0 32 32"
        width="32"
        height="32"
        fill="currentColor"
        fillRule="evenodd"
        aria-hidden="true"
      >
        <path d={LOGO_PATH} />
      </svg>
      {brandName}
    </a>
  )
}
