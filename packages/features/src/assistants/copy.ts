import type { Assistant } from '@tinystar/contract';

export const permissionLabels: Record<Assistant['permission'], string> = {
  public: '互联网公开',
  protected: '企业内公开',
  private: '未发布',
};

/** To whom an assistant is open, in a word; one that the platform has stopped is open to nobody. */
export const opennessOf = ({ permission, status }: Pick<Assistant, 'permission' | 'status'>): Openness =>
  status === 'disabled'
    ? { label: '已停用', tone: 'warning' }
    : { label: permissionLabels[permission], tone: permission === 'private' ? 'neutral' : 'accent' };

export interface Openness {
  label: string;
  tone: 'neutral' | 'accent' | 'warning';
}

export { categoryLabels } from '../shared/categoryLabels.ts';

export const sourceLabels: Record<Assistant['replyKnowledgeSource'], { label: string; description: string }> = {
  privateDomain: { label: '私域知识', description: '只依据文档库和问答库回答' },
  publicDomain: { label: '公域知识', description: '由大语言模型依据通用知识回答' },
  both: { label: '私域知识和公域知识', description: '先查私域知识，查不到再用公域知识' },
};

/** Words of the list; those of what loads later are in `createCopy.ts`, `removeCopy.ts` and `settingsCopy.ts`. */
export const copy = {
  list: {
    title: '训练中心',
    search: '搜索助手',
    create: '创建助手',
    noDescription: '还没有简介',
    documents: (count: number) => `${count}个文档`,
    first: {
      title: '还没有助手',
      text: '创建一个助手，上传资料后就能提问',
      /** Screens of makers are closed there. */
      onPhone: '手机上可以向助手提问，创建和训练请在电脑上进行',
    },
    noMatch: { title: '没有找到相符的助手', text: '换一个关键词，或清除搜索', action: '清除搜索' },
    failed: '助手列表没有加载成功',
    more: '更多操作',
    copy: '复制',
    remove: '删除',
    copied: '已复制为新的助手',
    unsaved: '有未保存的修改',
    bin: '回收站',
    removing: (name: string, removed: number) =>
      removed > 0 ? `正在删除“${name}”：已清理${removed.toLocaleString('zh-CN')}条数据` : `正在删除“${name}”…`,
  },
} as const;
