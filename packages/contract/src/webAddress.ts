/**
 * A web address in its normal form; undefined for what is none. One that was typed as people write it, without a scheme,
 * is taken as https: `www.example.com/help`.
 */
export function webAddress(text: string): string | undefined {
  const typed = text.trim();
  const bare = !typed.includes('://') && /^[^\s/:@]+\.[^\s/:@.]{2,}(:\d+)?([/?#].*)?$/.test(typed);
  const address = bare ? `https://${typed}` : typed;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
