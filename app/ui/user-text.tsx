import { useTranslation } from 'react-i18next'
import type { Language } from '~/i18n/languages'
import { findTextLanguage } from '~/i18n/text-language'

interface UserTextProps {
  children: string
  as?: 'p' | 'span' | 'q' | 'del' | 'ins'
  className?: string
}

/** Renders a text that a user typed, marked with its language if that is not the language of the page. */
export function UserText({ children, as: Element = 'p', className }: UserTextProps) {
  const { i18n } = useTranslation()
  return (
    <Element className={className} lang={findTextLanguage(children, i18n.language as Language)}>
      {children}
    </Element>
  )
}
