/** Real Chinese for stories: long, mixed with Latin and figures, and a name nobody planned for. */
export const texts = {
  title: 'HY-110K 系列组串式逆变器安装与验收手册',
  sentence: '面向安装队与业主，解答屋顶评估、支架安装、并网验收和收益测算，答案均引自公司手册与国家标准。',
  long: '接线前先确认组串断开、极性正确、开路电压不超过1100V，再压接端子；同一路MPPT内各串压差不应大于10V，阴雨天测得绝缘电阻偏低时，先排查接头是否进水，随后按GB/T 16895.32复测并记录环境温度与相对湿度。',
  mixed: '固件V2.3.17及以上支持RS485与Modbus TCP双通道，波特率115200bps，校验位None',
  fileName: '华晨精密制造-HY-110K安装与验收手册（2026版）-终稿-已审批-v2.3.17.pdf',
  person: '欧阳·阿不都热合曼·买买提',
} as const;
