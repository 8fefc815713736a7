/** Messages of decisions.md parts B and C that only later pages say: apart, so that the first loads do not carry them. */
export const lateMessages = {
  filePassExpired: '链接已过期，请重新打开文件',
  duplicateUpload: '重复上传',
  fileFormat: '文件格式错误，请调整后重新上传',
  fileTooLarge: '文件大小超过64M，请调整后重新上传',
  tooManyFiles: '每次最多上传20个',
  invalidUrl: '无效网址',
  captureFailed: '网页抓取失败',
  unknownTone: '没有这种语气，请重新选择',
  imageTooComplex: '图片过于复杂，无法处理，请换一张图片',
  pictureOnly: '只支持上传图片',
  pictureTooLarge: '图片不得超过2MB',
  adContent: '广告内容不能超过3000个字符',
  requirement: '需求描述不能超过300个字符',
  website: '请输入网站地址，例如 https://www.example.com，不含路径',
  websites: '最多可以填写20个网站',
} as const;
