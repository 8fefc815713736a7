/** 138****6021: enough to recognise one's own number, too little for whoever looks over a shoulder. */
export const hiddenPhone = (phone: string): string => phone.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2');
