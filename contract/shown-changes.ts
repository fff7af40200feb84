/**
 * Topics of page content: editorial content and dictionaries; people, companies and projects; statements
 * and their parts.
 */
export const SHOWN_TOPICS = ['content', 'people', 'statements'] as const

export type ShownTopic = (typeof SHOWN_TOPICS)[number]
