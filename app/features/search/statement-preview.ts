import { lazy } from 'react'
import { StatementPreviewCard } from './statement-preview-card'

/** Loaded on demand in the browser when a pin is clicked; the server renders pages in one pass. */
export const StatementPreview = import.meta.env.SSR
  ? StatementPreviewCard
  : lazy(async () => ({ default: (await import('./statement-preview-card')).StatementPreviewCard }))
