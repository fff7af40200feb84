/** SQL that formats a time as Georgian local time, `YYYY-MM-DD HH:MM:SS`. */
export function toGeorgianTimeSql(column: string): string {
  return `to_char(${column} at time zone 'Asia/Tbilisi', 'YYYY-MM-DD HH24:MI:SS')`
}
