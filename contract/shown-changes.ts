/**
 * What pages show, by how it changes: editorial content and dictionaries; people, companies and projects; statements and
 * what belongs to one.
 */
export const SHOWN_TOPICS = ['content', 'people', 'statements'] as const

export type ShownTopic = (typeof SHOWN_TOPICS)[number]
